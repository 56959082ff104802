import type { ReactNode } from 'react'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { ToastRegion } from '#web/ui/layouts/parts/ToastRegion.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import '#web/ui/styles/tokens.css'
import '#web/ui/styles/type.css'
import '#web/ui/styles/base.css'
import css from './claim-layout.module.css'

/** Layout of the claim wizard: one task at a time, without tabs. */
export const ClaimLayout = ({ children }: { children: ReactNode }) => {
  const t = useT()
  const { context, name, path, renderTop } = usePage()
  return (
    <div className={css['page']} data-route={name} data-private={context.user?.id ?? ''}>
      <a className={css['skip']} href="#tresc">
        {t('shell.skip')}
      </a>
      {renderTop()}
      <main id="tresc" tabIndex={-1} className={css['main']}>
        <QueryBoundary key={path}>{children}</QueryBoundary>
      </main>
      <p className={hidden['hidden']} role="status" data-waiting={t('LOADING_DOTS')} />
      <ToastRegion />
    </div>
  )
}
