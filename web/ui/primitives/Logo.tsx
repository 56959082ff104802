import { useContext } from 'react'
import { CurrentPageContext } from '#web/runtime/page.ts'
import css from './logo.module.css'
import { referenceTo } from './SharedDrawings.tsx'

const Crayon = () => (
  <>
    <path d="M3 32C10 26 14 35 21 31S32 26 37 31" className={css['stroke']} />
    <g transform="rotate(-42 20 19)">
      <path d="M9 13.5h24a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H9L1 20.5v-3z" className={css['wax']} />
      <path d="M11 13.5h4v11h-4zM28 13.5h3v11h-3z" className={css['band']} />
    </g>
  </>
)

const logoProps = { viewBox: '0 0 40 40', className: css['logo'], focusable: 'false' } as const

/** The Kredka logo: a crayon on its stroke. */
export const Logo = () => {
  const isolated = useContext(CurrentPageContext)?.isolated
  if (!isolated)
    return (
      <svg {...logoProps} aria-hidden>
        <Crayon />
      </svg>
    )
  const html = referenceTo(
    isolated,
    'c-logo',
    () => <Crayon />,
    (crayon) => `<g id="c-logo">${crayon}</g>`,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a reference to React's own HTML
  return <svg {...logoProps} aria-hidden dangerouslySetInnerHTML={{ __html: html }} />
}
