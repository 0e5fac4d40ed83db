import { MessageCentre } from '#features/messages/components/message-centre.tsx'
import { NoticeBoard } from '#features/notices/components/notice-board.tsx'

/** The member's messages, and the notices to everybody. */
export function MessagesPage() {
  return <MessageCentre notices={<NoticeBoard />} />
}
