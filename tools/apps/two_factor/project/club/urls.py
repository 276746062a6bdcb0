from django.shortcuts import render
from django.contrib.auth.views import LogoutView
from django.urls import include, path
from django_otp.decorators import otp_required
from two_factor.urls import urlpatterns as two_factor


@otp_required
def members(request):
    return render(request, "members.html")


urlpatterns = [
    path("", include(two_factor)),
    path("account/logout/", LogoutView.as_view(), name="logout"),
    path("members/", members, name="members"),
]
