import { token } from '#core/kernel/token.ts'
import { type SitemapPages, staticPages } from '#core/plugin/addresses.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { book } from './content/book.ts'
import { changeAudiences, faqAudiences } from './contract/audiences.ts'
import { TermsInForce } from './contract/terms-in-force.ts'
import { Book } from './domain/book.port.ts'
import { makeTermsInForce } from './domain/terms-in-force.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeShowChanges, ShowChanges } from './use-cases/show-changes.ts'
import { makeShowDocument, ShowDocument } from './use-cases/show-document.ts'
import { makeShowFaq, ShowFaq } from './use-cases/show-faq.ts'

const InfoAddresses = token<SitemapPages>('info-pages/Addresses')

/** The pages that explain: questions and answers, what is new, the documents of the law, and how lists are ordered. */
export const plugin = definePlugin({
  name: 'info-pages',
  bindings: (bind) => {
    bind(Book, () => book, {})
    bind(TermsInForce, makeTermsInForce, { book: Book })
    bind(ShowFaq, makeShowFaq, { book: Book })
    bind(ShowChanges, makeShowChanges, { book: Book })
    bind(ShowDocument, makeShowDocument, { book: Book })
    bind(
      InfoAddresses,
      () =>
        staticPages(
          ...faqAudiences.map((audience) => `/faq/${audience}`),
          ...changeAudiences.map((audience) => `/zmiany-w-serwisie/${audience}`),
          '/regulamin',
          '/polityka-prywatnosci',
          '/cookies',
          '/dostepnosc',
          '/jak-ustalamy-kolejnosc',
        ),
      {},
    )
  },
  sitemap: InfoAddresses,
  messages: { pl, ua, en },
})
