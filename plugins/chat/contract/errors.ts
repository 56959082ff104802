import { Failure } from '#core/kernel/failure.ts'

/** No room of the user has this id; rooms of others are as unknown as those that do not exist. */
export class ChatRoomNotFound extends Failure('ChatRoomNotFound', 'not-found') {}
/** The account is no approved parent of the facility, so no room can be opened with it. */
export class NotMember extends Failure('NotMember', 'conflict') {}
/** The room was closed by one of its sides, or ended with the facility or the parent's account. */
export class ChatRoomClosed extends Failure('ChatRoomClosed', 'conflict') {}
/** Members read this room, but only the staff writes there. */
export class ReadOnlyRoom extends Failure('ReadOnlyRoom', 'forbidden') {}
/** No message of this number is in the room. */
export class ChatMessageNotFound extends Failure('ChatMessageNotFound', 'not-found') {}
/** A message can be edited by its author alone, for some minutes, unless it was withdrawn. */
export class MessageFixed extends Failure('MessageFixed', 'conflict') {}
/** The same key has come with another room or text before. */
export class MessageKeyUsed extends Failure('MessageKeyUsed', 'conflict') {}
/** A link of a mail that was never sent, or whose room is gone for its reader. */
export class ChatLinkNotFound extends Failure('ChatLinkNotFound', 'not-found') {}
/** The link has expired. */
export class ChatLinkEnded extends Failure('ChatLinkEnded', 'conflict') {}
/** An answer was sent by this link already. */
export class ChatLinkUsed extends Failure('ChatLinkUsed', 'conflict') {}
