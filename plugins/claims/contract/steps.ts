/** Steps of the wizard. */
export const wizardSteps = ['find', 'data', 'place', 'proof', 'finish'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** Roles that can be claimed. */
export const claimRoles = ['owner', 'admin'] as const
export type ClaimRole = (typeof claimRoles)[number]

/** Kinds of proof documents. */
export const documentKinds = ['registry_entry', 'power_of_attorney', 'other'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Answers of an owner to somebody else's claim. */
export const ownerAnswers = ['consents', 'objects'] as const
export type OwnerAnswer = (typeof ownerAnswers)[number]
