import { colourExamples } from './colour-examples.ts'
import { domainExamples } from './domain-examples.ts'
import { legalExamples } from './legal-examples.ts'
import { nameExamples } from './name-examples.ts'
import { siteExamples } from './site-examples.ts'
import { templateExamples } from './template-examples.ts'

export const examples = [...siteExamples, ...colourExamples, ...domainExamples, ...legalExamples, ...templateExamples, ...nameExamples]
