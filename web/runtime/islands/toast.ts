import { layoutText } from './layout-texts.ts'
import { showToast, type ToastOptions, tokenMs } from './show-toast.ts'

/** A toast about the result of an action; a `success` toast without text shows SUCCESS. */
export type Toast = ToastOptions | (Omit<ToastOptions, 'kind' | 'text'> & { readonly kind: 'success' })

/**
 * Shows the result of an action as a toast: red error, green success, yellow warning, blue info; by default for four seconds
 * (specification §8). Islands and scripts load it on demand: `import('#web/runtime/islands/toast.ts')`.
 */
export const toast = (options: Toast): void => showToast({ ms: tokenMs('--toast'), text: layoutText('success'), ...options })
