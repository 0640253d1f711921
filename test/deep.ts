/** Whether everything is tried: `npm run test:deep`. */
export const isDeep = process.env['TEST_DEEP'] === '1';

/** How much is tried on a push, and how much in `npm run test:deep`. */
export const deep = <Few, All>(few: Few, all: All): Few | All => (isDeep ? all : few);
