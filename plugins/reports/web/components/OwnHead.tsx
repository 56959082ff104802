import { FilterLinks } from '#web/app-kit/lists/FilterLinks.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'

/** Heading of the lists of reports and of decisions, with the way to the other one. */
export const OwnHead = ({ title }: { readonly title: string }) => {
  const t = useT()
  const href = useHref()
  const { name = '' } = usePage()
  const links = [
    { key: 'user_reports', href: href('user_reports') ?? '/', label: t('reports.own.title') },
    { key: 'user_decisions', href: href('user_decisions') ?? '/', label: t('reports.own.decisions.title') },
  ]
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <FilterLinks label={t('reports.own.lists')} current={name} links={links} />
    </>
  )
}
