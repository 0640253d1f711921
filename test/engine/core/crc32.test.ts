import { expect, it } from 'vitest';
import { crc32 } from '../../../src/engine/core/crc32.ts';

it('is the CRC-32 that everybody has', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  expect(crc32([])).toBe(0);
});
