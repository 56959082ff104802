import { readFileSync } from 'node:fs'
import { Effect } from 'effect'
import { type Request, type Response, Router } from 'express'
import type { Platform } from '#config/platform.ts'
import { languages } from '#core/kernel/language.ts'
import { type LoggedMail, SentMailLog } from '#core/ports/kept-mails.ts'
import { MailRenderer, type UnwrittenMail, type WrittenMail } from '#core/ports/mail-renderer.ts'
import { linksOf } from './linked.ts'
import { listOfMails, listOfTemplates, pageOfMail, pageOfTemplate, type SeenMail } from './views.ts'

const page = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A mail has its styles on its elements; it takes nothing, runs nothing and stands in no frame but ours. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/**
 * `/dev/mails`: what was written to whom, and every template with its sample, for who develops or tries the product. Never to be mounted in
 * production: whoever reads it can act for everybody who was written to.
 */
export const devMails = ({ find }: Platform): Router => {
  const mails = find(SentMailLog)
  const renderer = find(MailRenderer)
  const write = (mail: UnwrittenMail) => Effect.runPromise(renderer.write(mail))
  const seen = async (kept: LoggedMail): Promise<SeenMail> => ({ kept, words: await write(kept.mail).catch(() => null) })
  const newest = async (to?: string) => Promise.all((await Effect.runPromise(mails.newest(to))).map(seen))
  const router = Router()

  const one = async (request: Request<{ id: string }>): Promise<SeenMail | null> => {
    const kept = uuid.test(request.params.id) ? await Effect.runPromise(mails.one(request.params.id)) : null
    return kept && seen(kept)
  }
  const sample = async (request: Request<{ template: string }>) => {
    const known = renderer.templates.find(({ template }) => template === request.params.template)
    if (!known) return null
    const mail = { ...known, language: languages.find((language) => language === request.query['lang']) ?? 'pl' }
    return { mail, words: await write(mail) }
  }
  const sendTwin = (response: Response, twin: string, words: WrittenMail) => {
    if (twin !== 'html') return response.type('text').send(words.text)
    return response
      .set({ 'Content-Security-Policy': mailPolicy, 'X-Frame-Options': 'SAMEORIGIN', 'Referrer-Policy': 'no-referrer' })
      .type('html')
      .send(words.html)
  }

  router.use((_, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
  router.get('/mails', async (_, response) => void response.type('html').send(listOfMails(await newest())))
  router.get('/mails.json', async (request, response) => {
    const { to } = request.query
    const found = await newest(typeof to === 'string' ? to : undefined)
    response.json(
      found.map(({ kept, words }) => ({
        ...{ id: kept.id, to: kept.to, template: kept.mail.template, language: kept.mail.language },
        ...{ subject: words?.subject ?? null, links: words ? linksOf(words.html) : [], sent_at: kept.sent_at },
      })),
    )
  })
  router.get('/mails/style.css', (_, response) => {
    response.type('css').send(`${page('../design/tokens.css')}\n${page('style.css')}`)
  })
  router.get('/mails/templates', (_, response) => void response.type('html').send(listOfTemplates(renderer.templates)))
  router.get('/mails/templates/:template', async (request, response, next) => {
    const found = await sample(request)
    if (!found) return next()
    response.type('html').send(pageOfTemplate(found.mail, found.words))
  })
  router.get('/mails/templates/:template/:twin', async (request, response, next) => {
    const found = ['html', 'text'].includes(request.params.twin) ? await sample(request) : null
    if (!found) return next()
    sendTwin(response, request.params.twin, found.words)
  })
  router.get('/mails/:id', async (request, response, next) => {
    const found = await one(request)
    if (!found) return next()
    response.type('html').send(pageOfMail(found))
  })
  router.get('/mails/:id/attachment/:number', async (request, response, next) => {
    const attachment = (await one(request))?.kept.attachments[Number(request.params.number)]
    if (!attachment) return next()
    response.attachment(attachment.name).type(attachment.mime).send(attachment.text)
  })
  router.get('/mails/:id/:twin', async (request, response, next) => {
    const found = ['html', 'text'].includes(request.params.twin) ? await one(request) : null
    if (!found?.words) return next()
    sendTwin(response, request.params.twin, found.words)
  })
  return router
}
