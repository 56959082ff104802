import { Exit, Schema } from 'effect'
import { expect, test } from 'vitest'
import { ContactMessage } from './contact.ts'

const isTaken = (name: string) =>
  Exit.isSuccess(Schema.decodeUnknownExit(ContactMessage)({ site: 'bajka', name, email: 'ola@kredka.test', message: 'Zob. https://x.pl' }))

test('WB-12 J11 the name of a visitor, which a mail repeats, contains no address; the message may', () => {
  for (const name of ['Wygrałeś http://evil.example', 'Wygrałeś www.evil', 'evil.com', 'a@b.pl'])
    expect([name, isTaken(name)]).toEqual([name, false])
  for (const name of ['Ola', 'Anna Nowak-Zając', 'O’Hara']) expect([name, isTaken(name)]).toEqual([name, true])
})
