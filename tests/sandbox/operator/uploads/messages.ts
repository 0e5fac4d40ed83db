import { type Text, text } from '#sandbox/world/texts/language.ts'

/** Refusals of uploads. */
export const uploadMessages = {
  PICTURE_INVALID: text(
    'We can’t read this picture. Choose a PNG or JPEG.',
    'Hindi namin mabasa ang picture na ito. Pumili ng PNG o JPEG.',
    '无法读取此图片，请选择 PNG 或 JPEG。',
    'Không đọc được hình này. Hãy chọn PNG hoặc JPEG.',
    'この画像を読み取れません。PNGまたはJPEGをお選びください。',
    'อ่านรูปนี้ไม่ได้ โปรดเลือก PNG หรือ JPEG',
    'Gambar ini tidak terbaca. Pilih PNG atau JPEG.',
  ),
  PICTURE_TOO_MANY: text(
    'You’ve sent a lot of pictures. Try again in an hour.',
    'Marami ka nang na-send na pictures. Subukan ulit pagkatapos ng isang oras.',
    '您发送的图片过多，请一小时后再试。',
    'Bạn đã gửi nhiều hình. Hãy thử lại sau một giờ.',
    '画像の送信が多すぎます。1時間後にもう一度お試しください。',
    'คุณส่งรูปมากเกินไป โปรดลองใหม่ในอีกหนึ่งชั่วโมง',
    'Anda sudah mengirim banyak gambar. Coba lagi dalam satu jam.',
  ),
  PICTURE_GONE: text(
    'One of your pictures has expired. Remove it and add it again.',
    'Expired na ang isa sa mga picture mo. Alisin at idagdag ulit.',
    '您有一张图片已失效，请移除后重新添加。',
    'Một hình của bạn đã hết hạn. Hãy xóa rồi thêm lại.',
    '期限切れの画像があります。削除して、もう一度追加してください。',
    'รูปหนึ่งของคุณหมดอายุแล้ว โปรดลบแล้วเพิ่มใหม่',
    'Salah satu gambar Anda sudah kedaluwarsa. Hapus lalu tambahkan lagi.',
  ),
} as const satisfies Record<string, Text>
