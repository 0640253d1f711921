import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeArena } from '../engine/index.ts';
import { arenaText } from './arenaText.ts';

/** `npm run arena`: writes what comes of everybody against everybody. */
const file = fileURLToPath(new URL('../data/arena.json', import.meta.url));
const begun = performance.now();
const arena = makeArena();
writeFileSync(file, arenaText(arena));
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(`${arena.players.length} players, ${arena.players.length ** 2} pairs in ${seconds} s`);
