import { workerClient, type WorkerLike } from '../../platform/worker.ts';
import type { qrHandlers } from './qr.worker.ts';

/** Why there is no picture. */
export type CameraProblem =
  /** The page was not opened by https. */
  | 'insecure'
  /** The device has none. */
  | 'none'
  /** The person, or the page around this one, does not allow it. */
  | 'refused'
  /** Another program has it, or it is broken. */
  | 'busy';

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

/** Reads the QR code in what a camera sees. Rejects with a `WorkerProblem`. */
export interface QrReader {
  read(video: HTMLVideoElement): Promise<string | undefined>;
  end(): void;
}

function makeQrWorker(): WorkerLike {
  return new Worker(new URL('./qr.worker.ts', import.meta.url), { type: 'module' });
}

/** Dots of the longer side that are looked at: more take longer, and show no more. */
const WIDEST = 1280;

export function qrReader(): QrReader {
  const worker = workerClient<typeof qrHandlers>(makeQrWorker, { timeout: 10_000 });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return {
    async read(video) {
      const { videoWidth, videoHeight } = video;
      const part = Math.min(1, WIDEST / Math.max(videoWidth, videoHeight, 1));
      const [width, height] = [Math.round(videoWidth * part), Math.round(videoHeight * part)];
      if (!pen || width === 0 || height === 0) return undefined;
      [canvas.width, canvas.height] = [width, height];
      pen.drawImage(video, 0, 0, width, height);
      const { data } = pen.getImageData(0, 0, width, height);
      return worker.ask('read', { data, width, height });
    },
    end: () => worker.end(),
  };
}
