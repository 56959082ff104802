import { token } from '#core/kernel/token.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { type SitemapPages, staticPages } from '#core/plugin/sitemap.ts'
import { infoTexts } from './content/info-texts.ts'
import { changeAudiences, faqAudiences } from './contract/audiences.ts'
import { TermsInForce } from './contract/terms-in-force.ts'
import { InfoTexts } from './domain/info-texts.port.ts'
import { makeTermsInForce } from './domain/terms-in-force.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { makeShowChanges, ShowChanges } from './use-cases/show-changes.ts'
import { makeShowDocument, ShowDocument } from './use-cases/show-document.ts'
import { makeShowFaq, ShowFaq } from './use-cases/show-faq.ts'

const InfoSitemap = token<SitemapPages>('info-pages/Sitemap')

/** Information pages: questions and answers, changes, legal documents, and the ordering of lists. */
export const plugin = definePlugin({
  name: 'info-pages',
  bindings: (bind) => {
    bind(InfoTexts, () => infoTexts, {})
    bind(TermsInForce, makeTermsInForce, { infoTexts: InfoTexts })
    bind(ShowFaq, makeShowFaq, { infoTexts: InfoTexts })
    bind(ShowChanges, makeShowChanges, { infoTexts: InfoTexts })
    bind(ShowDocument, makeShowDocument, { infoTexts: InfoTexts })
    bind(
      InfoSitemap,
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
  sitemap: InfoSitemap,
  messages: { pl, ua, en },
})
