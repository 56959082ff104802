import { callWithKey } from '#web/runtime/call-with-key.ts'
import { makeSubmitGuard } from '#web/runtime/submit-guard.ts'
import { materialsApi } from '../../contract/api.ts'

/** Switch of a material's page. */
export interface SaveSwitch {
  readonly id: string
  /** The user has saved it; `undefined` while it is not known. */
  isSaved: boolean | undefined
  readonly paint: (isSaved: boolean) => void
  /** Returns what is said of a change. */
  readonly textOf: (isSaved: boolean) => string
}

const guard = makeSubmitGuard<boolean>()

/**
 * Saves the material of a switch, or removes it from those saved; the switch shows it before the server has answered, an
 * error takes it back.
 */
export const toggleSaved = async (state: SaveSwitch): Promise<void> => {
  const { id, isSaved: before = false, paint, textOf } = state
  const change = async (key: string): Promise<boolean> => {
    const call = callWithKey(key)
    return (before ? await call(materialsApi.unsaveMaterial, { id }) : await call(materialsApi.saveMaterial, { id })).saved
  }
  const { result, isRepeat } = guard(String(before), change)
  if (isRepeat) return
  paint(!before)
  try {
    state.isSaved = await result
    ;(await import('#web/runtime/islands/toast.ts')).toast({ kind: 'success', text: textOf(!before) })
  } catch (error) {
    paint(before)
    await (await import('#web/runtime/islands/show-api-error.ts')).showApiError(error)
  }
}
