import { type ReactElement, useContext } from 'react'
import { I18nContext } from '#web/runtime/i18n/i18n-context.ts'
import { CurrentPageContext, type RepeatedHtml } from '#web/runtime/page.ts'

const cache = new Map<string, RepeatedHtml>()
/** Upper bound of the cache: the sets of options change with the vocabulary. */
const maxEntries = 500

/** Fields that depend only on `name` and the language. Static pages render them once per process and reuse the HTML. */
export const CachedFields = ({ name, className, children }: { name: string; className: string | undefined; children: ReactElement }) => {
  const isolated = useContext(CurrentPageContext)?.isolated
  const i18n = useContext(I18nContext)
  if (!isolated) return <div className={className}>{children}</div>
  const key = `${i18n.language} ${name}`
  const fields = cache.get(key) ?? { html: isolated.render(<I18nContext value={i18n}>{children}</I18nContext>, '') }
  if (cache.size >= maxEntries) cache.clear()
  cache.set(key, fields)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML, rendered a line above
  return <div className={className} dangerouslySetInnerHTML={{ __html: isolated.place(fields) }} />
}
