import { vitePreprocess } from '@astrojs/svelte';

// Without `runes` a component that has none brings what older components need, to every page.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
