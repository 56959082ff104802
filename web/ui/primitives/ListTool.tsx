import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from './Button.tsx'
import { Icon } from './Icon.tsx'
import css from './list-tool.module.css'

interface Props<Data> {
  readonly icon: LucideIcon
  readonly label: string
  /** Loads what the tool works with, when it is opened for the first time. */
  readonly load: () => Promise<Data>
  readonly children: (data: Data) => ReactNode
}

/** Keys of the messages of `ListTool`, for the list of an island. */
export const listToolMessages = ['list-tool'] as const

/**
 * Tool above a list: a button among others that opens it over the whole width. Not `details`: a press before the island
 * is hydrated is repeated for buttons alone.
 */
export const ListTool = <Data extends object>({ icon, label, load, children }: Props<Data>) => {
  const t = useT()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [state, setState] = useState<Data | 'none' | 'loading' | 'failed'>('none')
  const read = () => {
    setState('loading')
    load().then(setState, () => setState('failed'))
  }
  const toggle = () => {
    setOpen(!isOpen)
    if (state === 'none') read()
  }
  return (
    <div className={css['tool']}>
      <button type="button" className={css['toggle']} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <Icon of={icon} />
        {label}
        <ChevronDown aria-hidden />
      </button>
      <div id={id} className={css['content']} hidden={!isOpen}>
        {state === 'loading' && <p role="status">{t('list-tool.loading')}</p>}
        {state === 'failed' && (
          <div role="alert">
            <p>{t('list-tool.failed')}</p>
            <Button small onClick={read}>
              {t('list-tool.again')}
            </Button>
          </div>
        )}
        {typeof state === 'object' && children(state)}
      </div>
    </div>
  )
}
