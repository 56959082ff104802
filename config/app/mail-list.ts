import { templateOf } from '#core/plugin/mails.ts'

/** Converts a name to camelCase: `facility-profile` → `facilityProfile`. */
export const identifierOf = (name: string): string => name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Renders the list of mail components. Each is a file of its own with the export `mail`, so this list differs from the others. */
export const renderMailList = (mails: readonly { readonly plugin: string; readonly name: string }[]): string => {
  const local = ({ plugin, name }: (typeof mails)[number]) => `${identifierOf(plugin)}_${identifierOf(name)}`
  return [
    '// Written by config/tooling/write-plugin-lists.ts from plugins/list.ts. Do not edit; ignored by git.',
    `import type { MailView } from '#web/ui/mail/define-mail.ts'`,
    ...mails.map((mail) => `import { mail as ${local(mail)} } from './${mail.plugin}/mails/${mail.name}.tsx'`),
    '',
    'export const pluginMails: Readonly<Record<string, MailView<never>>> = {',
    ...mails.map((mail) => `  '${templateOf(mail.plugin, mail.name)}': ${local(mail)},`),
    '}',
    '',
  ].join('\n')
}
