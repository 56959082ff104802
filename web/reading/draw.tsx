import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { tagOf } from '#core/kernel/language.ts'
import type { PageContext } from '#web/data/page-context.ts'
import { HeadTags } from '#web/head/HeadTags.tsx'
import { ReadingFrame } from '#web/shells/ReadingFrame.tsx'
import type { BuiltPage } from './pages.ts'

/** The tags of the files that a page needs. */
export interface PageAssets {
  readonly head: string
  readonly script: string
}

/** A page's whole document. */
export const draw = ({ Layout, Page }: BuiltPage, page: PageContext, { head, script }: PageAssets): string => {
  const body = renderToString(
    <ReadingFrame of={page}>
      <Layout>
        <Page />
      </Layout>
    </ReadingFrame>,
  )
  const tags = renderToStaticMarkup(<HeadTags of={page} />)
  return `<!DOCTYPE html><html lang="${tagOf[page.context.language]}"><head><meta charset="UTF-8">${head}<meta name="viewport" content="width=device-width,initial-scale=1">${tags}</head><body><div id="root">${body}</div>${script}</body></html>`
}
