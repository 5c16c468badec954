/** Below the score sheet: what a review is, and the way to it. */
import { useAdviceText } from '../../i18n/advice/index.ts';
import { type Reviewable, ReviewButton } from './ReviewButton.tsx';
import './offer.css';

export function ReviewOffer(props: Reviewable) {
  const { review } = useAdviceText();
  return (
    <section className="review-offer panel" aria-label={review.open}>
      <p>{review.offer}</p>
      <ReviewButton {...props} />
    </section>
  );
}
