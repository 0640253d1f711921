import { mount } from 'svelte';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import '../../../src/styles/controls.css';
import '../../../src/styles/vocabulary.css';
import '../../../src/styles/utilities.css';
import type { Size, Stone } from '../../../src/engine/index.ts';
import type { Camera } from '../../../src/components/ui/large-board/camera.svelte.ts';
import type { BoardStyle, Shade } from '../../../src/components/ui/large-board/scene.ts';
import Component from './Bench.svelte';

/** What the page is asked to show. */
export interface BenchSetup {
  readonly size?: Size;
  readonly stones: readonly Stone[];
  readonly shades?: readonly Shade[];
  readonly style?: BoardStyle;
  readonly confirm?: boolean;
}

/** What the tests may reach on it. */
export interface Bench {
  readonly camera: Camera;
  readonly flush: () => void;
  readonly stones: () => readonly Stone[];
}

/** A page with nothing on it but a large board: `window.setup` says which. */
const { setup } = window as unknown as { setup: BenchSetup };
mount(Component, { target: document.body, props: setup });
