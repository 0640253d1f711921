import type { CameraProblem } from './cameraProblem.ts';

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

export type CameraOpening =
  | { readonly state: 'open'; readonly stream: MediaStream; readonly isMirror: boolean }
  | { readonly state: 'problem'; readonly problem: CameraProblem };

/** Opens a camera: the one with this id, or one that looks away from the person. Never rejects. */
export async function openCamera(deviceId?: string): Promise<CameraOpening> {
  // Not there where a page is not safe, whatever its types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) return { state: 'problem', problem: 'insecure' };
  const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' };
  try {
    const stream = await devices.getUserMedia({
      video: { ...which, width: { ideal: 1280 }, height: { ideal: 720 } },
    });
    const facing = stream.getVideoTracks()[0]?.getSettings().facingMode;
    // Who holds a sheet up to a laptop looks into a mirror.
    return { state: 'open', stream, isMirror: facing !== 'environment' };
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    return { state: 'problem', problem: PROBLEMS[name] ?? 'busy' };
  }
}

export function closeCamera(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** The camera after the one of `stream`; `undefined` if there is but one. Known only once one is open. */
export async function nextCamera(stream: MediaStream): Promise<string | undefined> {
  const all = (await navigator.mediaDevices.enumerateDevices()).filter(
    ({ kind, deviceId }) => kind === 'videoinput' && deviceId !== '',
  );
  const own = stream.getVideoTracks()[0]?.getSettings().deviceId;
  const at = all.findIndex(({ deviceId }) => deviceId === own);
  return all.length > 1 ? all[(at + 1) % all.length]?.deviceId : undefined;
}
