import type { ReactNode } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { ToastRegion } from '#web/ui/layouts/components/ToastRegion.tsx'
import { Watermark } from '#web/ui/layouts/components/Watermark.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import '#web/ui/styles/tokens.css'
import '#web/ui/styles/type.css'
import '#web/ui/styles/base.css'
import { QueryBoundary } from '../data/QueryBoundary.tsx'
import css from './task-layout.module.css'

interface TaskLayoutProps {
  readonly head?: ReactNode
  /** Takes the whole window, whose parts scroll by themselves. */
  readonly full?: boolean
  readonly children: ReactNode
}

/** Layout of one task at a time, without tabs: a wizard or a form. `head` stands above it. */
export const TaskLayout = ({ head, full = false, children }: TaskLayoutProps) => {
  const t = useT()
  const { context, name, path, renderTop } = usePage()
  return (
    <div className={css['page']} data-full={full || undefined} data-route={name} data-private={context.user?.id ?? ''}>
      <a className={css['skip']} href="#tresc">
        {t('shell.skip')}
      </a>
      {renderTop()}
      <main id="tresc" tabIndex={-1} className={css['main']}>
        {head}
        <QueryBoundary key={path}>{children}</QueryBoundary>
      </main>
      <p className={hidden['hidden']} role="status" data-waiting={t('LOADING_DOTS')} />
      <Watermark />
      <ToastRegion />
    </div>
  )
}
