/** The place of notices, which every frame has (web/shells/parts/Notices.tsx) and which holds the frame's few texts for the browser. */
export const noticesPlace = (): HTMLElement => document.getElementById('powiadomienia')!

/** A text of the frame in the page's language: `frameWord('close')`. */
export const frameWord = (name: FrameWord): string => noticesPlace().dataset[name] ?? ''

/** The texts that the frame's own scripts say; they travel with the page, because no script holds messages. */
export type FrameWord =
  | 'close'
  | 'success'
  | 'connection'
  | 'facilityAccepted'
  | 'newThings'
  | 'maintenance'
  | 'degraded'
  | 'newBuild'
  | 'reload'
  | 'unsaved'
  | 'unsavedText'
  | 'reloadAnyway'
  | 'stay'
