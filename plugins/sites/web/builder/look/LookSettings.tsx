import { lazy, useState } from 'react'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from '../sections/sections.module.css'
import look from './look.module.css'

/** Loaded when it is opened, since it uploads pictures. */
const LookForm = lazy(() => import('./LookForm.tsx'))

/** Box with the logo and colours of the site. */
export const LookSettings = () => {
  const t = useT()
  const [isOpened, setOpened] = useState(false)
  return (
    <details className={`${css['settings']} ${look['box']}`} onToggle={() => setOpened(true)}>
      <summary>{t('sites.builder.look.title')}</summary>
      {isOpened && (
        <QueryBoundary>
          <LookForm />
        </QueryBoundary>
      )}
    </details>
  )
}
