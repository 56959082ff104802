import type { ReactNode } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { Breadcrumbs } from '#web/ui/primitives/Breadcrumbs.tsx'
import { SharedDrawings } from '#web/ui/primitives/SharedDrawings.tsx'
import '#web/ui/styles/tokens.css'
import '#web/ui/styles/type.css'
import '#web/ui/styles/base.css'
import { BackLink } from './components/BackLink.tsx'
import { Footer } from './components/Footer.tsx'
import { ToastRegion } from './components/ToastRegion.tsx'
import { Watermark } from './components/Watermark.tsx'
import css from './public-layout.module.css'

/** Layout of public pages. */
export const PublicLayout = ({ children }: { children: ReactNode }) => {
  const t = useT()
  const { href, name, path, crumbs, renderTop, background = 'grey' } = usePage()
  return (
    <div className={css['page']} data-ground={background} data-route={name}>
      <a className={css['skip']} href="#tresc">
        {t('shell.skip')}
      </a>
      {renderTop()}
      {crumbs.length > 0 && (
        <div className={css['way']}>
          <BackLink />
          <Breadcrumbs label={t('shell.breadcrumbs')} crumbs={[{ label: t('MAIN_SITE'), href: href('/') }, ...crumbs]} />
        </div>
      )}
      <main id="tresc" tabIndex={-1} className={css['main']}>
        {children}
      </main>
      <Footer path={path} />
      <Watermark />
      <ToastRegion />
      <SharedDrawings />
    </div>
  )
}
