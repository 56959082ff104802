import { messageKey } from '#core/kernel/message-key.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import type { DocumentName } from '../../contract/audiences.ts'
import { ShowDocument } from '../../use-cases/documents.ts'

const dataOf = (name: DocumentName) =>
  pageData(
    ShowDocument,
    ({ query, context }) => ({ name, language: context.language, version: query['wersja'] }),
    // Only the newest edition is indexed; older ones remain readable.
    ({ newest }, { t }) => ({ noindex: !newest, tags: [], crumbs: [{ label: t(messageKey('info-pages', name, 'link')) }] }),
  )

/** Loads a document in its newest edition or in that of `?wersja=1`. */
export const terms = dataOf('terms')
export const privacy = dataOf('privacy')
export const cookies = dataOf('cookies')
export const accessibility = dataOf('accessibility')
export const ordering = dataOf('ordering')
