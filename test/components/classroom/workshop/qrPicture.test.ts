import { describe, expect, it } from 'vitest';
import { qrPicture } from '../../../../src/components/classroom/workshop/qrPicture.ts';

describe('the picture of a QR code', () => {
  const picture = qrPicture({ size: 29, path: 'M4 4h7v1h-7z' }, 'Forks <1>\u0007 & "more"');

  it('is a file of its own: its kind, its size, its squares on white', () => {
    expect(picture).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="348" height="348"/,
    );
    expect(picture).toContain('viewBox="0 0 29 29"');
    expect(picture).toContain('<path d="M0 0h29v29H0z" fill="#fff"/><path d="M4 4h7v1h-7z"/>');
  });

  it('has the title of the assignment as text, whatever is in it', () => {
    expect(picture).toContain('<title>Forks &lt;1&gt;  &amp; &quot;more&quot;</title>');
  });
});
