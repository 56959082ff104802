import { useTranslation } from '#web/app-kit/i18n.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import css from './reports.module.css'

/** Heading of the lists of reports and of decisions, with the way to the other one. */
export const OwnHead = ({ title }: { readonly title: string }) => {
  const { t } = useTranslation('reports.own')
  const href = useHref()
  const { name } = usePage()
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={css['switch']}>
        {(['user_reports', 'user_decisions'] as const).map((route) => (
          <a key={route} href={href(route)} aria-current={route === name ? 'page' : undefined}>
            {t(route === 'user_reports' ? 'title' : 'decisions.title')}
          </a>
        ))}
      </p>
    </>
  )
}
