import type { PageContextServer } from 'vike/types'
import { usePageContext } from 'vike-react/usePageContext'
import { HeadTags } from './HeadTags.tsx'

/** Document head for pages rendered by Vike. */
export const Head = () => <HeadTags of={usePageContext() as PageContextServer} />
