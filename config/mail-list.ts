import { templateOf } from '#core/plugin/mails.ts'

/** `facility-profile` → `facilityProfile`. */
export const identifierOf = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The text of the list of components that mails are drawn by: one file each, all of one export, hence a list unlike the others. */
export const mailListOf = (mails: readonly { readonly plugin: string; readonly name: string }[]): string => {
  const local = ({ plugin, name }: (typeof mails)[number]) => `${identifierOf(plugin)}_${identifierOf(name)}`
  return [
    '// Written by config/write-plugin-lists.ts from plugins/list.ts. Not for hands, not for git.',
    `import type { MailView } from '#web/design/mail/define-mail.ts'`,
    ...mails.map((mail) => `import { mail as ${local(mail)} } from './${mail.plugin}/mails/${mail.name}.tsx'`),
    '',
    'export const pluginMails: Readonly<Record<string, MailView<never>>> = {',
    ...mails.map((mail) => `  '${templateOf(mail.plugin, mail.name)}': ${local(mail)},`),
    '}',
    '',
  ].join('\n')
}
