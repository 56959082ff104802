import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { ListQuery } from '../../contract/list-query.ts'
import css from './tool-list.module.css'

/** Props of an island with such a tool: the list, and the address of a profile with `@facility` in place of its slug. */
export interface ToolList {
  readonly list: ListQuery
  readonly profilePath: string
}

interface Props<Data> {
  /** Loads what the tool works with. */
  readonly load: () => Promise<Data>
  readonly children: (data: Data) => ReactNode
}

/** Keys of the messages of `ListTool`, for the list of an island. */
export const listToolMessages = ['catalogue.tool'] as const

/** Tool that works in the browser with all facilities of a list: questions, and what follows from the answers. */
export const ListTool = <Data extends object>({ load, children }: Props<Data>) => {
  const t = useT()
  const [state, setState] = useState<Data | 'loading' | 'failed'>('loading')
  const read = useCallback(() => {
    setState('loading')
    load().then(setState, () => setState('failed'))
  }, [load])
  useEffect(read, [read])
  if (typeof state === 'object') return <div className={css['tool']}>{children(state)}</div>
  return state === 'loading' ? (
    <p role="status" className={css['waiting']}>
      {t('catalogue.tool.loading')}
    </p>
  ) : (
    <div role="alert" className={css['waiting']}>
      <p>{t('catalogue.tool.failed')}</p>
      <Button small onClick={read}>
        {t('catalogue.tool.again')}
      </Button>
    </div>
  )
}
