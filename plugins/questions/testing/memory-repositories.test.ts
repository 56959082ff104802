import { makeTransaction } from '#adapters/memory/transaction.ts'
import { newId } from '#core/kernel/ids.ts'
import { describeQuestions } from './describe-questions.ts'
import { makeMemoryMailLinks } from './memory-mail-links.ts'
import { makeMemoryQuestions } from './memory-questions.ts'

describeQuestions(() => {
  const { questions, publications, threads } = makeMemoryQuestions()
  const { links } = makeMemoryMailLinks((threadId) => threads.get(threadId)?.facility_id ?? '')
  return { questions, publications, links, transaction: makeTransaction(), store: async () => newId() }
})
