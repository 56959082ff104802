import { createContext, type RefObject, useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { FormContext } from '#web/ui/fields/form-context.ts'
import { fieldId } from '#web/ui/fields/use-field.ts'
import { publishing } from '../publishing-anchor.ts'

/** Id of the form, with which those of its fields begin. */
const form = 'wpis'

/** Fields that are not among the settings. */
const ofPage = ['title', 'lead', 'content']

/** The drawer with the settings of a post. */
export interface Settings {
  readonly dialog: RefObject<HTMLDialogElement | null>
  /** Opens it, at a field. */
  readonly open: (field?: string) => void
  readonly close: () => void
}

export const SettingsContext = createContext<Settings | null>(null)

/** Returns the drawer of the form around. Throws outside of one. */
export const useSettings = (): Settings => {
  const settings = useContext(SettingsContext)
  if (settings === null) throw new Error('useSettings() outside a form of a post')
  return settings
}

/** Returns the drawer of a form of a post, which is open at first when the address says where a moment is chosen. */
export const useNewSettings = (): Settings => {
  const dialog = useRef<HTMLDialogElement>(null)
  const open = useCallback((field?: string) => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
    const element = field === undefined ? null : document.getElementById(fieldId(field, form))
    element?.scrollIntoView({ block: 'nearest' })
    element?.focus()
  }, [])
  const close = useCallback(() => dialog.current?.close(), [])
  useEffect(() => {
    if (location.hash === `#${publishing}`) open('publish_day')
  }, [open])
  return useMemo(() => ({ dialog, open, close }), [open, close])
}

/** Opens the drawer at a setting that is wrong or that a link leads to, and closes it once the post is saved. */
export const useSettingsErrors = ({ dialog, open, close }: Settings): void => {
  const status = useContext(FormContext)
  const { errors = {}, rejections = 0, state } = status ?? {}
  // Before the form moves the focus to its first invalid field, which must be visible by then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new rejection opens it
  useEffect(() => {
    const names = Object.keys(errors).map((path) => path.split('.')[0] ?? '')
    const [first] = names
    if (rejections > 0 && first !== undefined && !names.some((name) => ofPage.includes(name))) open(first)
  }, [rejections])
  useEffect(() => {
    if (state === 'success') close()
  }, [state, close])
  useEffect(() => {
    const element = dialog.current?.closest('form')
    const reveal = ({ target }: Event) => {
      const link = (target as Element).closest('a[href^="#"]')
      const field = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
      if (field && dialog.current?.contains(field)) open()
    }
    element?.addEventListener('click', reveal, true)
    return () => element?.removeEventListener('click', reveal, true)
  }, [dialog, open])
}
