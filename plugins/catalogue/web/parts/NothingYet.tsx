import type { Category } from '#core/facilities/category.ts'
import { EmptyList, type EmptyAction } from '#web/design/EmptyList.tsx'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { otherThan } from '../category.ts'

/** A page of the catalogue without a facility, and the ways on: `here` to the whole country first, else to the other category. */
export const NothingYet = ({ category, here: page }: { category: Category; here?: boolean }) => {
  const t = useT()
  const href = useHref()
  const to = (type: Category, label: string): EmptyAction => ({ label, href: href('catalog_voivodeships', { type }) ?? href('/') })
  const other = to(otherThan(category), t(`catalogue.see.${otherThan(category)}`))
  if (!page) return <EmptyList title={t(`catalogue.empty.${category}`)} subtitle={t('catalogue.empty.country')} actions={[other]} />
  return <EmptyList title={t('catalogue.empty.here')} actions={[to(category, t(`catalogue.see.${category}`)), other]} />
}
