import type { ExampleContext, ExampleRequest } from '#config/quality/testing/examples/examples.ts'
import type { Member } from './member.ts'
import { enableTotp } from './totp.ts'
import { makeVirtualAuthenticator } from './virtual-authenticator.ts'

const at = (rest: string) => `/api/v1/account/${rest}`

/** Enables TOTP for a member; returns the app that generates the codes, and the recovery codes. */
export const withApp = async (member: Member) => ({ ...member, ...(await enableTotp(member.browser, member)) })

/** Starts the registration of a passkey; returns what the browser passes to the device. */
export const registrationOptions = async ({ browser, password }: Member) =>
  (await browser.call('POST', at('passkey/options'), { password })).body

/** Adds a passkey to a member's account; returns its id and the device. */
export const addPasskey = async (member: Member, device = makeVirtualAuthenticator()) => {
  const response = device.create(await registrationOptions(member))
  const { body } = await member.browser.call('POST', at('passkey'), { response, name: 'Klucz' })
  return { device, id: body.id as string }
}

type Proof = Readonly<Record<string, unknown>>

/** Errors of a route that asks an account for its second factor: without one, with a wrong code, with an invalid passkey. */
export const secondFactorErrors = <Request extends ExampleRequest>(
  request: (member: Member, proof: Proof, context: ExampleContext) => Request | Promise<Request>,
) => {
  const calling = (prepare: (member: Member) => Promise<unknown>, proof: Proof) => async (context: ExampleContext) => {
    const member = await context.createMember()
    await prepare(member)
    return { ...(await request(member, proof, context)), as: member }
  }
  return {
    SecondFactorNeeded: calling(withApp, {}),
    BadCode: calling(withApp, { code: '000000' }),
    BadPasskey: calling(addPasskey, { passkey: {} }),
  }
}
