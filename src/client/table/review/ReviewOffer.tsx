/** Below the score sheet: what a review is, and the way to it. */
import { type Reviewable, ReviewButton } from './ReviewButton.tsx';
import './offer.css';
import { useText } from '../../i18n/language.tsx';

export function ReviewOffer(props: Reviewable) {
  const { review } = useText('advice');
  return (
    <section className="review-offer panel" aria-label={review.open}>
      <p>{review.offer}</p>
      <ReviewButton {...props} />
    </section>
  );
}
