import { useContext } from 'react'
import { CurrentPageContext } from '#web/runtime/page.ts'
import { referenceTo } from '#web/ui/primitives/SharedDrawings.tsx'
import type { PostKind } from '../../contract/terms.ts'
import { motifOfTopic, type ZoneMotifName, zoneMotifs } from './motifs.tsx'

interface MaterialDrawingProps {
  readonly kind: PostKind
  /** Keys of its topics. */
  readonly topics: readonly string[]
}

const motifOf = ({ kind, topics }: MaterialDrawingProps): ZoneMotifName => {
  if (kind === 'relation') return 'photos'
  if (kind === 'contest') return 'cup'
  return topics.flatMap((topic) => motifOfTopic[topic] ?? [])[0] ?? 'sheet'
}

/** Drawing in place of a picture: of the kind of a post, or of the topic of a material. Static pages contain each once. */
export const MaterialDrawing = (props: MaterialDrawingProps) => {
  const isolated = useContext(CurrentPageContext)?.isolated
  const name = motifOf(props)
  const { sky, draw } = zoneMotifs[name]
  const drawing = (
    <>
      <path d="M0 0h320v240H0z" fill={sky} />
      {draw()}
    </>
  )
  const svg = { viewBox: '0 0 320 240', preserveAspectRatio: 'xMidYMid slice', focusable: 'false' } as const
  if (!isolated)
    return (
      <svg {...svg} aria-hidden>
        {drawing}
      </svg>
    )
  const html = referenceTo(
    isolated,
    `z-${name}`,
    () => drawing,
    (shapes) => `<g id="z-${name}">${shapes}</g>`,
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a reference to React's own HTML
  return <svg {...svg} aria-hidden dangerouslySetInnerHTML={{ __html: html }} />
}
