/**
 * What a learning management system offers to a lesson: the run-time of SCORM 1.2 (ADL, "The SCORM
 * Run-Time Environment", version 1.2, section 3.3). Every value is text; `"true"` is success.
 */
export interface ScormApi {
  LMSInitialize(empty: ''): string;
  LMSFinish(empty: ''): string;
  LMSGetValue(element: string): string;
  LMSSetValue(element: string, value: string): string;
  LMSCommit(empty: ''): string;
  LMSGetLastError(): string;
}

/** The part of a window that is looked at. A window of another site throws when it is read. */
export interface ApiWindow {
  readonly API?: unknown;
  readonly parent?: ApiWindow | null;
  readonly opener?: ApiWindow | null;
}

/** The specification asks for no more; a page that frames itself would otherwise never end. */
const MOST_FRAMES = 500;

const NEEDED = ['LMSInitialize', 'LMSFinish', 'LMSGetValue', 'LMSSetValue', 'LMSCommit'] as const;

function isApi(value: unknown): value is ScormApi {
  if (typeof value !== 'object' || value === null) return false;
  return NEEDED.every((name) => typeof (value as Record<string, unknown>)[name] === 'function');
}

/** From a window to the outermost one around it. */
function searchUp(from: ApiWindow): ScormApi | undefined {
  let at: ApiWindow | null | undefined = from;
  for (let frames = 0; at && frames < MOST_FRAMES; frames++) {
    try {
      if (isApi(at.API)) return at.API;
    } catch {
      // A window of another site: nothing beyond it can be asked either.
      return undefined;
    }
    const outer: ApiWindow | null | undefined = at.parent;
    at = outer === at ? undefined : outer;
  }
  return undefined;
}

/**
 * The run-time in a frame around this window, or around the one that opened it; `undefined` if the page
 * stands by itself.
 */
export function findApi(win: ApiWindow): ScormApi | undefined {
  const inFrames = searchUp(win);
  if (inFrames) return inFrames;
  try {
    return win.opener ? searchUp(win.opener) : undefined;
  } catch {
    return undefined;
  }
}
