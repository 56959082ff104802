import { define, provide } from '#core/kernel/define.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { staticPages } from '#core/plugin/sitemap.ts'
import { infoTexts } from './content/info-texts.ts'
import { changeAudiences, faqAudiences } from './contract/audiences.ts'
import { InfoTexts } from './domain/info-texts.port.ts'
import { makeTermsInForce } from './domain/terms-in-force.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }

const InfoSitemap = define('info-pages/Sitemap', {}, () =>
  staticPages(
    ...faqAudiences.map((audience) => `/faq/${audience}`),
    ...changeAudiences.map((audience) => `/zmiany-w-serwisie/${audience}`),
    '/regulamin',
    '/polityka-prywatnosci',
    '/cookies',
    '/dostepnosc',
    '/jak-ustalamy-kolejnosc',
  ),
)

/** Information pages: questions and answers, changes, legal documents, and the ordering of lists. */
export const plugin = definePlugin({
  name: 'info-pages',
  providers: [provide(InfoTexts, {}, () => infoTexts), makeTermsInForce],
  sitemap: InfoSitemap,
  messages: { pl, ua, en },
})
