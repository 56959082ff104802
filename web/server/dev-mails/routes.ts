import { readFileSync } from 'node:fs'
import { Effect } from 'effect'
import { type Request, type Response, Router } from 'express'
import { languages } from '#core/kernel/language.ts'
import { type MailContent, MailRenderer, type RenderedMail } from '#core/ports/mail-renderer.ts'
import { type LoggedMail, SentMailLog } from '#core/ports/sent-mail-log.ts'
import type { WebPlatform } from '../platform.ts'
import { linksOf } from './links.ts'
import { listOfMails, listOfTemplates, pageOfMail, pageOfTemplate, type ViewedMail } from './views.ts'

const readAsset = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Content security policy of a mail: only inline styles, no requests, no scripts, framed only by this site. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/**
 * Routes of `/dev/mails`: the log of sent mails, and every template with a sample, for development and tests. Must never be mounted in
 * production: mails contain links that act for their recipients.
 */
export const devMails = ({ find }: WebPlatform): Router => {
  const mails = find(SentMailLog)
  const renderer = find(MailRenderer)
  const write = (mail: MailContent) => Effect.runPromise(renderer.render(mail))
  const viewed = async (logged: LoggedMail): Promise<ViewedMail> => ({ logged, content: await write(logged.mail).catch(() => null) })
  const newest = async (to?: string) => Promise.all((await Effect.runPromise(mails.newest(to))).map(viewed))
  const router = Router()

  const one = async (request: Request<{ id: string }>): Promise<ViewedMail | null> => {
    const logged = uuid.test(request.params.id) ? await Effect.runPromise(mails.find(request.params.id)) : null
    return logged && viewed(logged)
  }
  const sample = async (request: Request<{ template: string }>) => {
    const known = renderer.templates.find(({ template }) => template === request.params.template)
    if (!known) return null
    const mail = { ...known, language: languages.find((language) => language === request.query['lang']) ?? 'pl' }
    return { mail, content: await write(mail) }
  }
  const sendContent = (response: Response, format: string, content: RenderedMail) => {
    if (format !== 'html') return response.type('text').send(content.text)
    return response
      .set({ 'Content-Security-Policy': mailPolicy, 'X-Frame-Options': 'SAMEORIGIN', 'Referrer-Policy': 'no-referrer' })
      .type('html')
      .send(content.html)
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
      found.map(({ logged, content }) => ({
        id: logged.id,
        to: logged.to,
        template: logged.mail.template,
        language: logged.mail.language,
        subject: content?.subject ?? null,
        links: content ? linksOf(content.html) : [],
        sent_at: logged.sent_at,
      })),
    )
  })
  router.get('/mails/style.css', (_, response) => {
    response.type('css').send(`${readAsset('../../ui/styles/tokens.css')}\n${readAsset('style.css')}`)
  })
  router.get('/mails/templates', (_, response) => void response.type('html').send(listOfTemplates(renderer.templates)))
  router.get('/mails/templates/:template', async (request, response, next) => {
    const found = await sample(request)
    if (!found) return next()
    response.type('html').send(pageOfTemplate(found.mail, found.content))
  })
  router.get('/mails/templates/:template/:format', async (request, response, next) => {
    const found = ['html', 'text'].includes(request.params.format) ? await sample(request) : null
    if (!found) return next()
    sendContent(response, request.params.format, found.content)
  })
  router.get('/mails/:id', async (request, response, next) => {
    const found = await one(request)
    if (!found) return next()
    response.type('html').send(pageOfMail(found))
  })
  router.get('/mails/:id/attachment/:number', async (request, response, next) => {
    const attachment = (await one(request))?.logged.attachments[Number(request.params.number)]
    if (!attachment) return next()
    response.attachment(attachment.name).type(attachment.mime).send(attachment.text)
  })
  router.get('/mails/:id/:format', async (request, response, next) => {
    const found = ['html', 'text'].includes(request.params.format) ? await one(request) : null
    if (!found?.content) return next()
    sendContent(response, request.params.format, found.content)
  })
  return router
}
