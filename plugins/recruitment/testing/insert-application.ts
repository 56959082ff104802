import { run } from '#adapters/memory/run.ts'
import type { Token } from '#core/kernel/token.ts'
import type { ApplicationContent } from '../contract/application.ts'
import type { Application } from '../domain/application.ts'
import { ApplicationHistory, Applications } from '../domain/applications.port.ts'
import { SealedContent } from '../services/sealed-content.ts'
import { anApplication, aStep } from './application-builder.ts'
import { aContent } from './content-builder.ts'

interface Finder {
  readonly find: <Thing>(token: Token<Thing>) => Thing
}

/** Stores an application, encrypted as by the product; returns its id. */
export const insertApplication = async (
  { find }: Finder,
  over: Partial<Application> = {},
  content: Partial<ApplicationContent> = {},
): Promise<string> => {
  const sealed = find(SealedContent)
  const written = aContent(content)
  const begun = anApplication({ child_key: sealed.childKeys(written)[0], ...over })
  const application = { ...begun, content: sealed.seal(begun.id, written) }
  await run(find(Applications).add(application))
  await run(find(ApplicationHistory).addStep(aStep(application.id)))
  return application.id
}
