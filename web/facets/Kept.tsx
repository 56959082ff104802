import { type ReactElement, useContext } from 'react'
import { PageFrameContext } from '#web/here.ts'
import { WordsContext } from '#web/i18n/words.ts'

const kept = new Map<string, string>()
/** Options change with the vocabulary, so that their names are bounded but not fixed. */
const most = 500

/** Fields that depend on nothing but their name and the language: pages that stay on the server draw them once and repeat the HTML. */
export const Kept = ({ name, className, children }: { name: string; className: string | undefined; children: ReactElement }) => {
  const isolated = useContext(PageFrameContext)?.isolated
  const words = useContext(WordsContext)
  if (!isolated) return <div className={className}>{children}</div>
  const key = `${words.language} ${name}`
  const html = kept.get(key) ?? isolated.render(<WordsContext value={words}>{children}</WordsContext>, '')
  if (kept.size >= most) kept.clear()
  kept.set(key, html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML, rendered a line above
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
