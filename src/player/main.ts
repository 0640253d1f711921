import { mount } from 'svelte';
import PackagePlayer from '../components/classroom/scorm/PackagePlayer.svelte';
import { findApi } from '../components/classroom/scorm/session.ts';
import type { OwnWork } from '../components/classroom/ownWork.ts';
import { openPackage } from '../components/classroom/scorm/openPackage.dom.ts';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/prose.css';
import '../styles/controls.css';
import '../styles/vocabulary.css';
import '../styles/signs.css';
import '../styles/utilities.css';
import '../styles/modes.css';
import './player.css';

/** The page of a package: `assignment.js` beside it has brought the tasks. */
const dark = matchMedia('(prefers-color-scheme: dark)');
const dress = () => (document.documentElement.dataset['theme'] = dark.matches ? 'dark' : 'light');
dress();
dark.addEventListener('change', dress);

const { NOUGHTBOOK_ASSIGNMENT: code } = globalThis as { NOUGHTBOOK_ASSIGNMENT?: unknown };
const target = document.getElementById('player');
if (!target) throw new Error('the page of the player has no place for it');
const open = (begun?: OwnWork) => openPackage(code, window, () => performance.now(), begun);
const first = await open();
if (first.state === 'ready') document.title = first.pupil.assignment.title || document.title;
const look = async (begun: OwnWork) => (findApi(window) ? open(begun) : undefined);
target.replaceChildren();
mount(PackagePlayer, { target, props: { first, look } });
