import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { SiteDifference } from '../../contract/builder.ts'
import css from './builder.module.css'
import { useSectionName } from './sections/use-section-name.ts'

/** List of differences between two contents, in words. */
export const Differences = ({ of: differences }: { readonly of: readonly SiteDifference[] }) => {
  const t = useT()
  const nameOf = useSectionName()
  return (
    <ul className={css['changes']}>
      {differences.map((one) => {
        const section = one.section === null ? '' : nameOf({ kind: one.section, title: '' })
        return <li key={JSON.stringify(one)}>{t(messageKey('sites.difference', one.kind), { page: one.page ?? '', section })}</li>
      })}
    </ul>
  )
}
