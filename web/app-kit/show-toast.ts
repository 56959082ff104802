import type { toast } from '#web/runtime/islands/toast.ts'

/** Shows a toast, whose code is loaded with the first one. */
export const showToast = async (options: Parameters<typeof toast>[0]): Promise<void> => {
  const loaded = await import('#web/runtime/islands/toast.ts')
  loaded.toast(options)
}
