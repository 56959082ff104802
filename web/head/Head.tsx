import { usePageContext } from 'vike-react/usePageContext'
import type { PageContextServer } from 'vike/types'
import { HeadTags } from './HeadTags.tsx'

/** The head where Vike makes the document. */
export const Head = () => <HeadTags of={usePageContext() as PageContextServer} />
