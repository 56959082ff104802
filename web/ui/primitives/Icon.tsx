import type { LucideIcon } from 'lucide-react'
import { useContext } from 'react'
import { CurrentPageContext } from '#web/runtime/page.ts'
import css from './icon.module.css'
import { contentOf, referenceTo } from './SharedDrawings.tsx'

/** Icon of lucide-react, as high as the text; decorative without a label. Static pages contain the shape of each icon once. */
export const Icon = ({ of: Of, label, large, look }: { of: LucideIcon; label?: string; large?: boolean; look?: string | undefined }) => {
  const isolated = useContext(CurrentPageContext)?.isolated
  const className = look ?? (large ? css['large'] : css['icon'])
  if (label !== undefined) return <Of className={className} role="img" aria-label={label} />
  if (!isolated || !Of.displayName) return <Of className={className} aria-hidden />
  const id = `i-${Of.displayName}`
  const html = referenceTo(
    isolated,
    id,
    () => <Of />,
    (svg) => `<symbol id="${id}" viewBox="0 0 24 24">${contentOf(svg)}</symbol>`,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a reference to React's own HTML
  return <svg className={className} aria-hidden dangerouslySetInnerHTML={{ __html: html }} />
}
