/**
 * Returns the toast region of the layout (web/ui/layouts/components/ToastRegion.tsx), which also holds the texts of layout
 * scripts as data attributes.
 */
export const toastRegion = (): HTMLElement => document.getElementById('powiadomienia')!

/** Returns the address from which the dialogs of the layout are loaded, in the page's language. */
export const dialogsAddress = (): string => toastRegion().dataset['dialogs'] ?? ''

/** Returns a text of the layout scripts in the page's language: `layoutText('close')`. */
export const layoutText = (name: LayoutTextName): string => toastRegion().dataset[name] ?? ''

/** Names of the texts of layout scripts. They are part of the page, because scripts contain no messages. */
export type LayoutTextName =
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
