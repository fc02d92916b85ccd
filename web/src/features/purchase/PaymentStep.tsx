/** Step 7. */
export function PaymentStep(_props: object) {
  return <p>Payment</p>;
}
