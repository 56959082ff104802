import { messageKey } from '#core/kernel/message-key.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { ShowChanges } from '../../use-cases/documents.ts'

/** Loads the changes for one audience. */
export const data = pageData(
  ShowChanges,
  ({ params, context }) => ({ audience: params['audience'] ?? '', language: context.language }),
  ({ audience }, { t }) => ({
    values: {
      heading: t(messageKey('info-pages.changes', audience, 'title')),
      whose: t(messageKey('info-pages.changes', audience, 'whose')),
    },
    tags: [],
    crumbs: [{ label: t('info-pages.changes.link') }, { label: t(messageKey('info-pages.changes', audience, 'tab')) }],
  }),
)
